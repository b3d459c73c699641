import { ChevronDown } from 'lucide-react'
import type { StudySession } from '#app/features/flashcards/study-contract.ts'
import { ModeMenu } from './mode-menu.tsx'
import { modes } from './modes.ts'

type Props = { session: StudySession }

/** The chosen mode and the menu of all, a native popover: it works before JavaScript has loaded. */
export function ModeChoice({ session }: Props) {
	return (
		<nav aria-label="Mode">
			<button
				type="button"
				popovertarget="study-modes"
				className="mode-choice flex min-h-11 items-center gap-1 rounded-control bg-sunken px-3 text-sm"
			>
				<span className="sr-only">Mode: </span>
				{modes[session.mode].name}
				<ChevronDown aria-hidden size={16} className="shrink-0 text-ink-quiet" />
			</button>
			<div id="study-modes" popover="auto" className="mode-menu card p-2 text-ink">
				<ModeMenu session={session} />
			</div>
		</nav>
	)
}
