/**
 * What find and replace did with a text, or its undo: 西红柿 becomes 番茄 in 去市场, which is `replaced`.
 *
 * A text is skipped if somebody changed it after the preview, or if it cannot be saved with the replacement.
 * It is kept if somebody changed it before the undo, or if its former version is not there any more.
 */
export const outcomes = ['replaced', 'changed', 'failed', 'undone', 'kept'] as const

export type Outcome = (typeof outcomes)[number]

export const outcomeTexts = {
	replaced: 'Replaced',
	changed: 'Skipped: changed since the preview',
	failed: 'Skipped: the text could not be saved',
	undone: 'Undone',
	kept: 'Not undone: changed since, or its former version is gone',
} as const satisfies Record<Outcome, string>
