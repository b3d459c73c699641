import { Link } from '@remix-run/react'
import { counted } from '#app/domain/counted.ts'
import { opensDialog, useCloseDialog } from '#app/ui/admin/close-dialog.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { DialogButtons } from '#app/ui/admin/dialog-buttons.tsx'
import type { ListedRun } from './list-runs.server.ts'
import { RunName } from './run-name.tsx'

type Props = {
	runs: readonly ListedRun[]
	/** The address of the preview. */
	askedAt: string
	/** Whether a run or an undo is being done, so that no other can begin. */
	isBusy: boolean
}

/** The latest runs, each with a link that asks whether to undo it. */
export function LatestRuns({ runs, askedAt, isBusy }: Props) {
	if (runs.length === 0) return null
	return (
		<section className="grid gap-2" aria-labelledby="latest-runs">
			<h2 id="latest-runs" className="font-semibold text-lg">
				Latest replacements
			</h2>
			<ul className="grid gap-1">
				{runs.map((run) => (
					<li key={run.id} className="wrap-anywhere">
						<RunName run={run} />{' '}
						<span className="text-ink-soft text-sm">
							· {counted(run.texts, 'text')} · <DateTime at={run.at} />
							{run.isUndone && ` · ${run.undoable === 0 ? 'undone' : 'undo not finished'}`}
						</span>
						{run.undoable > 0 && !isBusy && (
							<>
								{' '}
								<Link
									to={`${askedAt}&ask=undo&of=${run.id}`}
									state={opensDialog}
									preventScrollReset
									className="text-accent-deep underline"
								>
									Undo
									<span className="sr-only">
										{' '}
										<RunName run={run} />
									</span>
								</Link>
							</>
						)}
					</li>
				))}
			</ul>
		</section>
	)
}

type QuestionProps = {
	run: ListedRun
	askedAt: string
	onUndo: (form: HTMLFormElement) => void
}

/** Asks whether to undo a run. */
export function UndoQuestion({ run, askedAt, onUndo }: QuestionProps) {
	const close = useCloseDialog(askedAt)
	return (
		<Dialog title="Undo this replacement?" onClose={close}>
			<form
				className="grid gap-4 pt-3"
				onSubmit={(event) => {
					event.preventDefault()
					onUndo(event.currentTarget)
					close(false)
				}}
			>
				<input type="hidden" name="intent" value="undo" />
				<input type="hidden" name="run" value={run.id} />
				<p>
					<RunName run={run} />: {counted(run.undoable, 'text')} can be undone. Each goes back to
					its former version. A text that somebody has changed since stays as it is now.
				</p>
				<DialogButtons listPath={askedAt} verb="Undo" busy="Undoing..." />
			</form>
		</Dialog>
	)
}
