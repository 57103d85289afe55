import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type Props = {
  title: string;
  theirs: string;
  mine: string;
  onTheirs: () => void;
  onMine: () => void;
  isSaving?: boolean;
  /** What stands there now. */
  children: ReactNode;
};

/** What is written here was changed elsewhere meanwhile: that is offered, and nothing changes by itself. */
export const OvertakenNotice = ({ title, theirs, mine, onTheirs, onMine, isSaving = false, children }: Props) => (
  <Notice
    tone="warning"
    live
    title={title}
    action={
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onTheirs}>
          {theirs}
        </Button>
        <Button size="small" busy={isSaving} onClick={onMine}>
          {mine}
        </Button>
      </div>
    }
  >
    {children}
  </Notice>
);
