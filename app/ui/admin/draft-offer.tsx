import { useHydrated } from '#app/ui/use-hydrated.ts'
import { AdminButton } from './button.tsx'
import { DateTime } from './date-time.tsx'
import type { Draft } from './kept-drafts.ts'
import { shownTime } from './shown-time.ts'

type Props = {
	draft: Draft
	/** The document was saved after the draft was begun. */
	isOutdated?: boolean
	/** That save, if it is known: who made it, and when as ISO 8601. */
	lastSave?: { by: string; at: string } | undefined
	onRestore: () => void
	onDiscard: () => void
}

/** Offers an unsaved draft back. The draft stays until somebody restores or discards it. */
export function DraftOffer({ draft, isOutdated = false, lastSave, ...props }: Props) {
	const { onRestore, onDiscard } = props
	const isHydrated = useHydrated()
	const time = lastSave && shownTime(new Date(lastSave.at), { isLocal: isHydrated })
	return (
		<section
			aria-label="Unsaved changes"
			className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-amber bg-amber-tint px-3 py-2 text-amber text-sm"
		>
			<p role="status" className="grow">
				Unsaved changes from <DateTime at={new Date(draft.keptAt)} /> are kept in this browser.
				{isOutdated &&
					` They are older than the last save${lastSave ? ` (by ${lastSave.by}, ${time})` : ''}.`}
			</p>
			<div className="flex gap-2">
				<AdminButton type="button" onClick={onRestore}>
					Restore
				</AdminButton>
				<AdminButton type="button" look="quiet" onClick={onDiscard}>
					Discard
				</AdminButton>
			</div>
		</section>
	)
}
