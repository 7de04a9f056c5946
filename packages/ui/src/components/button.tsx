import type { ComponentProps } from 'react';
import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';

export type ButtonProps = ComponentProps<'button'> & ButtonLook;

/** A button that does something here. For going somewhere use `ButtonLink`. */
export function Button({ variant, size, className, type, ...rest }: ButtonProps) {
  return <button type={type === 'submit' ? 'submit' : 'button'} className={buttonClass({ variant, size }, className)} {...rest} />;
}
