import { Link } from '@remix-run/react'

type Props = {
	lessonId: string
	/** Whether learners see it. */
	isLive: boolean
	/** Whether the lesson itself is enabled, whatever its course is. */
	isEnabled: boolean
}

/** Tells an administrator whether learners see this lesson, and leads back to its editor. */
export function EditorsNote({ lessonId, isLive, isEnabled }: Props) {
	return (
		<p
			data-live={isLive || undefined}
			className="flex flex-wrap items-baseline gap-x-4 rounded-control border border-amber bg-amber-tint px-3 py-2 text-amber text-sm data-live:border-line data-live:bg-sunken data-live:text-ink-soft"
		>
			{isLive ? 'Learners see this lesson.' : hiddenText(isEnabled)}
			<Link to={`/admin/lessons/${lessonId}/segment`} className="font-medium underline">
				Back to the editor
			</Link>
		</p>
	)
}

function hiddenText(isEnabled: boolean): string {
	return isEnabled
		? 'Learners don’t see this lesson yet: it is enabled, but its course is not.'
		: 'Learners don’t see this lesson yet.'
}
