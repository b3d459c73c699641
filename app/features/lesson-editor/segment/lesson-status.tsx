import type { ComponentProps } from 'react'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { itemStatuses } from '#app/features/courses/admin/item-status.ts'
import { PublishBar } from '#app/features/publishing/publish-bar.tsx'

type Props = Pick<ComponentProps<typeof PublishBar>, 'publishing' | 'isUnsaved'> & {
	lesson: { parent: { status: number } | null | undefined }
}

/** Whether learners see the lesson as it is saved, and whether its course hides it. */
export function LessonStatus({ lesson, ...bar }: Props) {
	const course = itemStatuses.find(({ value }) => value === lesson.parent?.status)
	const isHidden = course && course.value !== lessonStatuses.available
	return (
		<PublishBar {...bar}>
			{isHidden && (
				<span className="text-amber text-sm">in a {course.name.toLowerCase()} course</span>
			)}
		</PublishBar>
	)
}
