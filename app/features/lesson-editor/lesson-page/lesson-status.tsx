import { useFetcher, useLocation } from '@remix-run/react'
import { type LessonTab, lessonPath } from '#app/domain/courses/lesson-tabs.ts'
import type { ItemDialogData } from '#app/features/courses/admin/course-dialogs.server.ts'
import { CourseMessage } from '#app/features/courses/admin/course-message.tsx'
import { ItemStatusDot } from '#app/features/courses/admin/item-status-dot.tsx'
import { StatusSwitch } from '#app/features/courses/admin/status-switch.tsx'
import type { LessonHead } from '#app/features/lesson-editor/lesson-head.server.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'

type Props = {
	lesson: LessonHead
	/** The open tab, which stays open. */
	tab: LessonTab
	/** The change that the address reports. */
	done: ItemDialogData | undefined
}

/** Whether learners see the lesson, and a button that changes it. What is typed below stays. */
export function LessonStatus({ lesson, tab, done }: Props) {
	// An answer belongs to one history entry, as that of a page's own form does.
	const fetcherKey = `status ${useLocation().key}`
	const { data: answer } = useFetcher<FormAnswer>({ key: fetcherKey })
	const action = `${lessonPath(lesson.id, 'Settings')}?tab=${tab}`
	const to = { action, fetcherKey, navigate: false } as const
	return (
		<>
			<ItemStatusDot status={lesson.status} courseStatus={lesson.parent?.status} />
			<StatusSwitch
				{...lesson}
				name={lesson.title.en}
				className={adminButtonClass('quiet')}
				to={to}
			/>
			<CourseMessage
				data={done}
				listPath={lessonPath(lesson.id, tab)}
				answer={answer}
				enabling={to}
			/>
		</>
	)
}
