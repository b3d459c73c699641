import { Link, useLocation } from '@remix-run/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { TextOwner } from '#app/db/working-parts.ts'
import { coursePath, tabAt, tabPath, textTabs } from '#app/domain/publishing/text-tabs.ts'
import type { AboutText } from '#app/features/lesson-editor/load-text-page.server.ts'
import type { Neighbour, TextNames } from '#app/features/lesson-editor/text-names.server.ts'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { UpLink, useKeptListState } from '#app/ui/admin/up-link.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'

type Props = {
	owner: TextOwner
	/** Whether there is no such lesson or article: then it has no tabs either. */
	isMissing: boolean
	/** Undefined while it is loading, too. */
	named: AboutText['named']
	/** The open tab. */
	children: ReactNode
}

/** One head for all tabs of a lesson or an article. */
export function TextPageScreen({ owner, isMissing, named, children }: Props) {
	const place = { owner, named }
	return (
		<main
			id="content"
			tabIndex={-1}
			data-wide
			className="grid min-w-0 flex-1 grid-cols-1 content-start gap-3 outline-none lg:-mt-3"
		>
			<header className="grid grid-cols-1 gap-1 border-line border-b">
				<div className="flex flex-wrap items-center gap-x-2">
					<span className="-ml-3">
						<Back {...place} />
					</span>
					<TextPath {...place} />
					{named && <Neighbours {...named} />}
				</div>
				{!isMissing && (
					<div className="flex flex-wrap items-end gap-x-6 gap-y-1">
						<TextPageTabs owner={owner} />
						{named && (
							<Link to={named.asLearner} className={`${adminButtonClass('quiet')} ml-auto`}>
								View saved {lists[owner.kind].noun.toLowerCase()}
							</Link>
						)}
					</div>
				)}
			</header>
			{children}
		</main>
	)
}

type Place = Pick<Props, 'owner' | 'named'>

const lists = {
	lessons: { path: '/admin/courses', name: 'Courses', noun: 'Lesson' },
	articles: { path: '/admin/articles', name: 'Articles', noun: 'Article' },
} as const

/** The exercises go back one page; the other tabs lead to the list that the lesson is in. */
function Back({ owner, named }: Place) {
	const list = named?.parent ? coursePath(named.parent.id) : lists[owner.kind].path
	const isInExercises = tabAt(useLocation().pathname) === 'Exercises'
	return isInExercises ? <BackLink to={list} /> : <UpLink to={list} />
}

function TextPath({ owner, named }: Place) {
	const { parent, title } = named ?? {}
	const { path, name, noun } = lists[owner.kind]
	const above = [
		{ to: path, name },
		...(parent ? [{ to: coursePath(parent.id), name: parent.title.en }] : []),
	]
	return (
		<Breadcrumb
			parts={[
				...above.map(({ to, name }) => (
					<Link key={to} to={to} className="inline-flex min-h-6 items-center underline">
						{name}
					</Link>
				)),
				<h1 key="own" className="font-semibold text-ink text-lg">
					{title ? (
						<>
							<span lang="zh-CN">{title.zh}</span> <span className="font-normal">{title.en}</span>
						</>
					) : (
						noun
					)}
				</h1>,
			]}
		/>
	)
}

/** The lessons before and after this one, each with the tab that is open. */
function Neighbours({ previous, next }: Pick<TextNames, 'previous' | 'next'>) {
	const tab = tabAt(useLocation().pathname)
	const state = useKeptListState()
	if (!previous && !next) return null
	const link = ({ id, title }: Neighbour, name: string) => ({
		to: tabPath({ kind: 'lessons', id }, tab),
		state,
		'aria-label': `${name}: ${title.en}`,
		className: `${adminButtonClass('quiet')} min-w-0`,
	})
	return (
		<nav aria-label="Lessons of this course" className="ml-auto flex min-w-0 max-w-full">
			{previous && (
				<Link {...link(previous, 'Previous lesson')}>
					<ChevronLeft aria-hidden size={16} className="shrink-0" />
					<span className="max-w-40 truncate">{previous.title.en}</span>
				</Link>
			)}
			{next && (
				<Link {...link(next, 'Next lesson')}>
					<span className="max-w-40 truncate">{next.title.en}</span>
					<ChevronRight aria-hidden size={16} className="shrink-0" />
				</Link>
			)}
		</nav>
	)
}

/** The tabs of the page of a lesson or an article: links, each to an address of its own. */
function TextPageTabs({ owner }: { owner: TextOwner }) {
	const current = tabAt(useLocation().pathname)
	const state = useKeptListState()
	const open = useRef<HTMLAnchorElement>(null)
	// On telephones the tabs are wider than the screen.
	useEffect(() => {
		if (current) open.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
	}, [current])
	return (
		<nav
			aria-label={owner.kind === 'lessons' ? 'This lesson' : 'This article'}
			className="-mb-px flex max-w-full overflow-x-auto"
		>
			{textTabs[owner.kind].map(({ name }) => (
				<Link
					key={name}
					ref={name === current ? open : undefined}
					to={tabPath(owner, name)}
					state={state}
					aria-current={name === current ? 'page' : undefined}
					className="inline-flex min-h-10 items-center border-transparent border-b-2 px-2 font-medium text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent-deep sm:px-3"
				>
					{name}
				</Link>
			))}
		</nav>
	)
}
