import { lessonStatuses } from '#app/domain/access/access.ts'
import { StatusDot } from '#app/ui/admin/status-dot.tsx'
import { itemStatuses } from './item-status.ts'

type Props = {
	status: number
	/** Without a text it says so: learners find nothing to read. */
	hasText?: boolean
	/** The status of a lesson's course, which hides its lessons, too. */
	courseStatus?: number | null | undefined
}

export function ItemStatusDot({ status, hasText = true, courseStatus }: Props) {
	const known = itemStatuses.find(({ value }) => value === status)
	const course = itemStatuses.find(({ value }) => value === courseStatus)
	const { available } = lessonStatuses
	const isHiddenByCourse = status === available && course && course.value !== available
	return (
		<span className="inline-grid">
			<StatusDot tone={known?.tone ?? 'plain'}>{known?.name ?? status}</StatusDot>
			{isHiddenByCourse && (
				<span className="whitespace-nowrap text-amber text-xs">
					in a {course?.name.toLowerCase()} course
				</span>
			)}
			{!hasText && <span className="whitespace-nowrap text-amber text-xs">No text</span>}
		</span>
	)
}
