import { lessonStatuses } from '#app/domain/access/access.ts'
import { needNames } from '#app/domain/needs-work/need-places.ts'
import { type Need, needs } from '#app/domain/needs-work/needs.ts'
import type { WaitingText } from './find-waiting.server.ts'
import type { Ask } from './needs-work-search.ts'

export const publishable: readonly Need[] = ['changes', 'draft', 'scheduled']

type Props = {
	ask: Ask
	text: Pick<WaitingText, 'needs' | 'status' | 'publishAt' | 'audio'>
	/** Whether publishing it makes its audio outdated. */
	willBeOutdated: boolean
}

/** What it changes for learners, and what they will miss. */
export function Remarks({ ask, text, willBeOutdated }: Props) {
	const { status, publishAt, audio } = text
	const isAhead = ask === 'publish' && status === lessonStatuses.comingSoon
	const missing = needsAfter(text.needs, willBeOutdated)
	const remarks = [
		isAhead && 'Coming Soon until now: learners can open it from then on.',
		ask === 'publish' && publishAt && 'It was scheduled: it is published now instead.',
		ask === 'publish' && missing.map((need) => needNames[need]).join(', '),
		ask === 'use-audio' && audio?.isOutdated && 'Made of an earlier text.',
	].filter(Boolean)
	return remarks.map((remark) => (
		<span key={String(remark)} className="text-amber text-sm">
			{remark}
		</span>
	))
}

/** What is left to do once it is published. Its audio may be of the text that learners read until then. */
function needsAfter(found: readonly Need[], willBeOutdated: boolean): Need[] {
	return needs.filter((need) => {
		if (need === 'audio-outdated') return willBeOutdated
		return found.includes(need) && !publishable.includes(need)
	})
}
