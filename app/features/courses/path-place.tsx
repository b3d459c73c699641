import { Link } from '@remix-run/react'
import { ArrowLeft, ChevronRight, Milestone } from 'lucide-react'

type Neighbour = { slug: string; title: { zh: string; en: string } }

/** "Course 2 of 3 on the path" */
export function PathNumber({ no, of }: { no: number; of: number }) {
	return (
		<p className="flex items-center gap-1.5 text-ink-soft text-sm">
			<Milestone aria-hidden size={16} className="shrink-0 text-cinnabar" />
			<Link to="/courses#path" className="underline hover:text-ink">
				Course {no} of {of} on the path
			</Link>
		</p>
	)
}

type Props = { before: Neighbour | undefined; after: Neighbour | undefined }

/** The courses before and after this one. */
export function PathNeighbours({ before, after }: Props) {
	if (!before && !after) return null
	return (
		<nav aria-label="On the path" className="grid gap-3 border-line border-t pt-6 sm:grid-cols-2">
			{before && (
				<Link to={`/courses/${before.slug}`} prefetch="intent" className={neighbour}>
					<ArrowLeft aria-hidden size={20} className="shrink-0 text-ink-quiet" />
					<Title what="Before this course" of={before} />
				</Link>
			)}
			{after && (
				<Link
					to={`/courses/${after.slug}`}
					prefetch="intent"
					className={`${neighbour} sm:col-start-2`}
				>
					<Title what="After this course" of={after} />
					<ChevronRight aria-hidden size={20} className="shrink-0 text-cinnabar" />
				</Link>
			)}
		</nav>
	)
}

const neighbour = 'card wrap-anywhere flex min-w-0 items-center gap-3 p-4 hover:border-edge'

function Title({ what, of }: { what: string; of: Neighbour }) {
	return (
		<span className="grid min-w-0 flex-1 gap-0.5">
			<span className="text-ink-quiet text-sm">{what}</span>
			<span className="font-semibold">{of.title.en}</span>
			<span lang="zh-CN" className="text-ink-soft">
				{of.title.zh}
			</span>
		</span>
	)
}
