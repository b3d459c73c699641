import type { ReactNode } from 'react'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { publishStateNames, publishStateOf } from '#app/domain/publishing/publish-state.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { StatusDot } from '#app/ui/admin/status-dot.tsx'
import { itemStatuses } from './item-status.ts'

type Props = {
	status: number
	/** Without a text it says so: learners find nothing to read. */
	hasText?: boolean
	/** The status of a lesson's course, which hides its lessons, too. */
	courseStatus?: number | null | undefined
	/** Whether something saved is not published. */
	hasChanges?: boolean
	/** When it is published by itself. */
	publishAt?: Date | null
}

/** The status of a course, a lesson or an article in a list: its fixed name, and below it what that means. */
export function ItemStatusDot({ status, hasText = true, courseStatus, ...publishing }: Props) {
	const { hasChanges = false, publishAt = null } = publishing
	const known = itemStatuses.find(({ value }) => value === status)
	const course = itemStatuses.find(({ value }) => value === courseStatus)
	const { available } = lessonStatuses
	const isHiddenByCourse = status === available && course && course.value !== available
	return (
		<span className="inline-grid">
			<StatusDot tone={known?.tone ?? 'plain'}>{known?.name ?? status}</StatusDot>
			{isHiddenByCourse && <Remark>in a {course?.name.toLowerCase()} course</Remark>}
			{!hasText && <Remark>No text</Remark>}
			{hasChanges && <Remark>Unpublished changes</Remark>}
			{publishAt && (
				<Remark>
					{publishStateNames.scheduled}: <DateTime at={publishAt} isExact />
				</Remark>
			)}
			{!isHiddenByCourse && !hasChanges && !publishAt && (
				<span className="whitespace-nowrap text-ink-quiet text-xs">
					{publishStateNames[publishStateOf({ status, hasChanges, publishAt })]}
				</span>
			)}
		</span>
	)
}

function Remark({ children }: { children: ReactNode }) {
	return <span className="whitespace-nowrap text-amber text-xs">{children}</span>
}
