import { Link } from '@remix-run/react'
import { useListState } from '#app/ui/admin/list-state.ts'

type Title = { zh: string; en: string }

type Props = {
	title: Title
	/** Where it is edited; undefined if it was deleted. */
	to: string | undefined
	/** The course of a lesson that is listed outside it. */
	parentTitle?: Title | null
}

/** A title in both languages, linked to the page where the item is edited. */
export function ItemTitle({ title, to, parentTitle }: Props) {
	const shown = (
		<>
			<span lang="zh-CN">{title.zh}</span>
			<span className="font-normal text-ink-soft text-xs">{title.en}</span>
			{parentTitle && (
				<span className="font-normal text-ink-quiet text-xs">in “{parentTitle.en}”</span>
			)}
		</>
	)
	const state = useListState()
	if (to === undefined) return <span className="inline-grid">{shown}</span>
	return (
		<Link to={to} state={state} className="inline-grid min-h-6 content-center hover:underline">
			{shown}
		</Link>
	)
}
