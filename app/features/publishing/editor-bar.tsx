import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { coursePath } from '#app/domain/publishing/text-tabs.ts'
import type { PartName } from '#app/domain/publishing/working-part.ts'
import { shownTime } from '#app/ui/admin/shown-time.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { Publishing } from './find-publishing.server.ts'
import { openByText } from './open-by.ts'
import { PublishBar } from './publish-bar.tsx'
import { type AboutText, useLastSave } from './tab-context.ts'

type Props = {
	about: AboutText | undefined
	/** What the open tab edits, if it has a text to save. */
	part?: PartName
	/** The buttons that save it. */
	children?: ReactNode
	/** What the last save came to, if it succeeded: a sentence. */
	done?: string | undefined
	/** Why the last save did not succeed. It lies above the bar, over the foot of the text. */
	refusal?: ReactNode
	/** The strip of doubts, on narrow pages. */
	above?: ReactNode
	isUnsaved?: boolean
}

/**
 * The foot of each tab of a lesson or an article, always in sight: it saves what the tab edits, says what
 * came of it, and publishes. Whatever it opens lies over the page, which stays where it is.
 */
export function EditorBar(props: Props) {
	const { about, part, children, done, refusal, above, isUnsaved = false } = props
	const { named, publishing, others = [] } = about ?? {}
	return (
		<div className="editor-bar" data-saves={part || children ? '' : undefined}>
			{above}
			{refusal && <div className="editor-bar-refusal">{refusal}</div>}
			{(part || children) && (
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					{children}
					<p role="status">
						{done && <span className="text-jade">{done}</span>}
						{done && isUnsaved && ' '}
						{isUnsaved && <span className="text-amber">Unsaved changes</span>}
					</p>
					{part && <SavedBy part={part} />}
					<p aria-live="polite" className="font-medium text-amber">
						{others.length > 0 && <WithHanzi text={openByText(others)} />}
					</p>
				</div>
			)}
			{publishing && (
				<PublishBar publishing={publishing} isUnsaved={isUnsaved}>
					<HiddenByCourse course={named?.parent} publishing={publishing} />
				</PublishBar>
			)}
		</div>
	)
}

/** "Last saved by you, 15:18" */
function SavedBy({ part }: { part: PartName }) {
	const isHydrated = useHydrated()
	const save = useLastSave(part)
	if (!save) return null
	return (
		<p className="text-ink-quiet">
			Last saved by {save.by},{' '}
			<time dateTime={save.at} className="tabular-nums">
				{shownTime(new Date(save.at), { isLocal: isHydrated })}
			</time>
		</p>
	)
}

type HiddenProps = { course: NonNullable<AboutText['named']>['parent']; publishing: Publishing }

/** What follows the status of a lesson whose course is not open to learners. */
function HiddenByCourse({ course, publishing }: HiddenProps) {
	if (!course || isAvailable(course)) return null
	const name = course.status === lessonStatuses.comingSoon ? 'coming soon' : 'disabled'
	const isSeen = isAvailable(publishing) && !publishing.publishAt
	const ask = new URLSearchParams({ ask: 'edit', of: course.id })
	const path = `${coursePath(course.id)}?${ask}`
	return (
		<span className="text-amber">
			{isSeen
				? `, but its course is ${name}: learners cannot see it. `
				: `${publishing.publishAt ? '' : '.'} The course is ${name}. `}
			<Link to={path} className="underline">
				Enable the course
			</Link>
		</span>
	)
}

function isAvailable({ status }: { status: number }): boolean {
	return status === lessonStatuses.available
}
