import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { coursePath } from '#app/domain/publishing/text-tabs.ts'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'

type Props = {
	/** The subject of the page: Figures, Learners or Progress. */
	noun: string
	/** The name of the course or lesson. */
	title: { zh: string; en: string }
	/** The pages above this one, from the top. */
	path: readonly { to: string; name: ReactNode }[]
	children: ReactNode
}

/** The first link of most of these pages. */
export const coursesLink = { to: '/admin/courses', name: 'Courses' }

export function courseLink({ id, title }: { id: string; title: { en: string } }) {
	return { to: coursePath(id), name: title.en }
}

/** A page that reports on a course or lesson: Courses / First Steps / Learners. */
export function ItemReport({ noun, title, path, children }: Props) {
	return (
		<AdminPage
			above={
				<Breadcrumb
					parts={[
						...path.map(({ to, name }) => (
							<Link key={to} to={to} className="inline-flex min-h-6 items-center underline">
								{name}
							</Link>
						)),
						noun,
					]}
				/>
			}
			title={
				<>
					{noun}:{' '}
					<span lang="zh-CN" className="inline-block">
						{title.zh}
					</span>{' '}
					<span className="font-normal">{title.en}</span>
				</>
			}
		>
			{children}
		</AdminPage>
	)
}
