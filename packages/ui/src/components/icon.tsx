import { icons } from '@grove/art/icons';
import type { IconName } from '@grove/art/icons';
import { classNames } from '../class-names.ts';
import { drawing } from '../drawing.ts';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** Says what the icon means where no word beside it does; without it the icon is decoration. */
  label?: string;
  /** Width and height in px; 1.25 times the size of the text around it unless told. */
  size?: number;
  className?: string;
}

const drawn = new Map<IconName, { __html: string }>();

function htmlOf(name: IconName): { __html: string } {
  const html = drawn.get(name) ?? { __html: drawing(icons[name]) };
  drawn.set(name, html);
  return html;
}

/** An icon of the art kit in the colour of the text around it. */
export function Icon({ name, label, size, className }: IconProps) {
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      width={size}
      height={size}
      data-sized={size ? '' : undefined}
      focusable="false"
      {...role}
      dangerouslySetInnerHTML={htmlOf(name)}
    />
  );
}
