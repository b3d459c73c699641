import type { ComponentProps } from 'react'
import { ItemStatusDot } from '#app/features/courses/admin/item-status-dot.tsx'
import { StatusSwitch } from '#app/features/courses/admin/status-switch.tsx'
import { adminButtonClass } from '#app/ui/admin/button.tsx'

type Props = {
	lesson: Omit<ComponentProps<typeof StatusSwitch>, 'name' | 'className'> & {
		title: { en: string }
		parent: { status: number } | null | undefined
	}
}

/** Whether learners see the lesson, and a button that changes it. */
export function LessonStatus({ lesson }: Props) {
	return (
		<>
			<ItemStatusDot status={lesson.status} courseStatus={lesson.parent?.status} />
			<StatusSwitch {...lesson} name={lesson.title.en} className={adminButtonClass('quiet')} />
		</>
	)
}
