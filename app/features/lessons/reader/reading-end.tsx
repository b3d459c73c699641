import { Link } from '@remix-run/react'
import { ArrowLeft, ChevronRight, Ear } from 'lucide-react'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

type Props = {
	/** "lesson" or "article". */
	kind: string
	/** Undefined after the last one. */
	next: { label: string; path: string; title: string; hanzi: string } | undefined
	back: { path: string; text: string }
	/** Where the sounds that the text teaches are practised. */
	sounds?: { path: string; name: string } | undefined
}

/** The end of a text leads on: to the next one, or back to the list. */
export function ReadingEnd({ kind, next, back, sounds }: Props) {
	return (
		<nav
			aria-label={`After this ${kind}`}
			className="grid grid-cols-1 gap-3 border-line border-t pt-6"
		>
			{sounds && (
				<Link to={sounds.path} className="flex min-h-11 items-center gap-2 font-medium underline">
					<Ear aria-hidden size={20} className="shrink-0 text-ink-quiet" />
					Tell them apart by ear: {sounds.name}
				</Link>
			)}
			{next && (
				<Link
					to={next.path}
					prefetch="intent"
					className="card wrap-anywhere flex items-center gap-4 p-4 hover:border-edge"
				>
					<span className="grid min-w-0 flex-1 gap-0.5">
						<span className="text-ink-quiet text-sm">{next.label}</span>
						<span className="font-semibold text-lg">
							<WithHanzi text={next.title} />
						</span>
						<span lang="zh-CN" className="text-ink-soft">
							{next.hanzi}
						</span>
					</span>
					<ChevronRight aria-hidden size={22} className="shrink-0 text-ink-quiet" />
				</Link>
			)}
			<Link
				to={back.path}
				className="wrap-anywhere -ml-2 flex min-h-11 min-w-0 items-center gap-2 justify-self-start rounded-control px-2 text-ink-soft hover:text-ink"
			>
				<ArrowLeft aria-hidden size={18} />
				{back.text}
			</Link>
		</nav>
	)
}
