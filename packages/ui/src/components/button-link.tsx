import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';

export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

/** A link to another page with the weight of a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass({ variant, size }, className)} {...rest} />;
}
