/**
 * Folds changes that were made in one go: ten pupils invited within a minute are one line, "Invited to apply · course ·
 * 10 times", and three lessons whose text was saved in a quarter of an hour another one.
 */
import type { LoggedChange } from './list-changes.server.ts'

/** Between two changes of a run, in milliseconds. */
const longestPause = 10 * 60_000

/** Fewer stand by themselves. */
const leastFolded = 3

/** Newest first, as they come in. A run has its own changes in `changes`; a single change is alone in it. */
export function foldChanges(changes: readonly LoggedChange[]): LoggedChange[][] {
	const runs: LoggedChange[][] = []
	for (const change of changes) {
		const run = runs.at(-1)
		const last = run?.at(-1)
		if (run && last && isSameRun(last, change)) run.push(change)
		else runs.push([change])
	}
	return runs.flatMap((run) => (run.length < leastFolded ? run.map((one) => [one]) : [run]))
}

function isSameRun(later: LoggedChange, change: LoggedChange): boolean {
	return (
		later.action === change.action &&
		later.objectType === change.objectType &&
		later.actorEmail === change.actorEmail &&
		+later.at - +change.at <= longestPause
	)
}
