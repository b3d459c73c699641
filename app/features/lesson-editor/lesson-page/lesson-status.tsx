import { lessonStatuses } from '#app/domain/access/access.ts'
import { itemStatuses } from '#app/features/courses/admin/item-status.ts'
import type { NamedLesson } from '#app/features/lesson-editor/named-lesson.server.ts'
import type { Publishing } from '#app/features/publishing/find-publishing.server.ts'
import { PublishBar } from '#app/features/publishing/publish-bar.tsx'

type Props = {
	lesson: NamedLesson
	publishing: Publishing
	/** The open tab shows something that is not saved yet. */
	isUnsaved: boolean
}

/** Whether learners see the lesson as it is saved, and whether its course hides it. */
export function LessonStatus({ lesson, publishing, isUnsaved }: Props) {
	const course = itemStatuses.find(({ value }) => value === lesson.parent?.status)
	const isHidden = course && course.value !== lessonStatuses.available
	return (
		<PublishBar publishing={publishing} isUnsaved={isUnsaved}>
			{isHidden && (
				<span className="text-amber text-sm">in a {course.name.toLowerCase()} course</span>
			)}
		</PublishBar>
	)
}
