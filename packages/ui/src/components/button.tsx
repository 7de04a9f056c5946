import type { ComponentProps } from 'react';
import { buttonClass, pressOf } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';

export type ButtonProps = ComponentProps<'button'> & ButtonLook;

/** A button that does something here. For going somewhere use `ButtonLink`. With `aria-disabled` a press does nothing and the focus stays on it; `disabled` would lose it. */
export function Button({ variant, size, className, type, ...rest }: ButtonProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass({ variant, size }, className)}
      {...rest}
      onClick={pressOf(rest)}
    />
  );
}
