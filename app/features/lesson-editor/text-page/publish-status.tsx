import { lessonStatuses } from '#app/domain/access/access.ts'
import { itemStatuses } from '#app/features/courses/admin/item-status.ts'
import type { Publishing } from '#app/features/publishing/find-publishing.server.ts'
import { PublishBar } from '#app/features/publishing/publish-bar.tsx'

type Props = {
	/** The status of the course that it is in. */
	courseStatus: number | undefined
	publishing: Publishing
	/** The open tab shows something that is not saved yet. */
	isUnsaved: boolean
}

/** Whether learners see a lesson or an article as it is saved, and whether its course hides it. */
export function PublishStatus({ courseStatus, publishing, isUnsaved }: Props) {
	const course = itemStatuses.find(({ value }) => value === courseStatus)
	const isHidden = course && course.value !== lessonStatuses.available
	return (
		<PublishBar publishing={publishing} isUnsaved={isUnsaved}>
			{isHidden && (
				<span className="text-amber text-sm">in a {course.name.toLowerCase()} course</span>
			)}
		</PublishBar>
	)
}
