import type { ReactNode } from "react";
import { BottomBar } from "./bottom-bar";
import { SideMenu } from "./side-menu";
import { MAIN_ID } from "./skip-link";

interface MemberShellProps {
  header: ReactNode;
  /** Menus with plain links, for a screen that stands in for another page. */
  isPlain?: boolean;
  children: ReactNode;
}

/** Side menu, header, content and bottom bar; knows nothing about the member. */
export function MemberShell({ header, isPlain, children }: MemberShellProps) {
  return (
    <div className="min-h-dvh xxl:grid xxl:grid-cols-[248px_minmax(0,1fr)]">
      <SideMenu isPlain={isPlain} />
      <div className="min-w-0">
        <header className="sticky top-0 z-10 border-b border-line bg-ground">
          <div className="flex h-16 items-center gap-3 px-4 md:px-7">{header}</div>
        </header>
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="mx-auto w-full max-w-[1296px] px-4 pt-6 pb-[calc(5.75rem+env(safe-area-inset-bottom))] md:px-7 md:pt-7 xxl:pb-12"
        >
          {children}
        </main>
      </div>
      <BottomBar isPlain={isPlain} />
    </div>
  );
}
