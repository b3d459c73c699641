/**
 * Where a lesson or an article stands between its author and its readers.
 *
 *   茶馆  disabled                        not-published
 *   茶馆  disabled, Friday at 9           scheduled
 *   茶馆  enabled                         published
 *   茶馆  enabled, and saved since then   changed
 */
import { lessonStatuses } from '#app/domain/access/access.ts'

export type PublishState = 'not-published' | 'published' | 'changed' | 'scheduled'

/** One word for each state, wherever it is named. */
export const publishStateNames: Record<PublishState, string> = {
	'not-published': 'Draft',
	published: 'Published',
	changed: 'Published, with unpublished changes',
	scheduled: 'Scheduled',
}

type Stored = {
	status: number
	/** Whether something saved is not published. */
	hasChanges: boolean
	publishAt: Date | null
}

export function publishStateOf({ status, hasChanges, publishAt }: Stored): PublishState {
	if (publishAt !== null) return 'scheduled'
	if (status !== lessonStatuses.available) return 'not-published'
	return hasChanges ? 'changed' : 'published'
}

/**
 * Whether a save waits to be published: learners can open the lesson, or see that it is coming. A
 * disabled one is saved at once, as nobody reads it.
 */
export function isHeldBack(status: number): boolean {
	return status !== lessonStatuses.disabled
}
