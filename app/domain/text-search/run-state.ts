/**
 * How far a run of find and replace is. 西红柿 becomes 番茄 in forty lessons: the run is `replacing` until no
 * text is `waiting`, then `replaced`. Undone, it is `undoing` until no text is `replaced`, then `undone`.
 */

export const runStates = ['replacing', 'replaced', 'undoing', 'undone'] as const

/**
 * A text is skipped if somebody changed it after the preview, or if it cannot be saved with the replacement.
 * It is kept if somebody changed it before the undo, or if its former version is not there any more.
 */
export const partStates = ['waiting', 'replaced', 'changed', 'failed', 'undone', 'kept'] as const

export type RunState = (typeof runStates)[number]
export type PartState = (typeof partStates)[number]

/** The state of the texts that a run still has to do; undefined if it is finished. */
export function pendingState(state: RunState): PartState | undefined {
	if (state === 'replacing') return 'waiting'
	return state === 'undoing' ? 'replaced' : undefined
}

/** The state of a run that has nothing left to do. */
export function finishedState(state: RunState): RunState {
	if (state === 'replacing') return 'replaced'
	return state === 'undoing' ? 'undone' : state
}

export const partStateTexts = {
	waiting: 'Waiting',
	replaced: 'Replaced',
	changed: 'Skipped: changed since the preview',
	failed: 'Skipped: the text could not be saved',
	undone: 'Undone',
	kept: 'Not undone: changed since, or its former version is gone',
} as const satisfies Record<PartState, string>
