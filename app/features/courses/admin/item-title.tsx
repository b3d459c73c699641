import { Link } from '@remix-run/react'

type Props = {
	title: { zh: string; en: string }
	to: string
}

/** A title in both languages, linked to the page where the item is edited. */
export function ItemTitle({ title, to }: Props) {
	return (
		<Link to={to} className="inline-grid min-h-6 content-center hover:underline">
			<span lang="zh-CN">{title.zh}</span>
			<span className="font-normal text-ink-soft text-xs">{title.en}</span>
		</Link>
	)
}

/** A course opens its lessons, a lesson its text. */
export function itemPath({ id, type }: { id: string; type: 'course' | 'lesson' }): string {
	const own = encodeURIComponent(id)
	return type === 'course' ? `/admin/courses/${own}` : `/admin/lessons/${own}/segment`
}
