import { Link, type LinkProps, useViewTransitionState } from 'react-router';
import { classes } from '#web/ui/classes.ts';

/** Of a work's title, in a list and on its page, while the one becomes the other (styles/motion.css). */
export const titlePasses = '[view-transition-name:work-title]';

/** The title of a work in a list, leading to its page: there it is seen to become the page's own. Only once for a work on a page. */
export function TitleLink({ className, ...rest }: LinkProps & { to: string }) {
  const passes = useViewTransitionState(rest.to);
  return (
    <Link
      {...rest}
      viewTransition
      // What is in lines has no one place to come from.
      className={classes(className, passes && `inline-block ${titlePasses}`)}
    />
  );
}
