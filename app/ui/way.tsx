import { Link } from '@remix-run/react'
import { ChevronRight, type LucideIcon } from 'lucide-react'

type Props = {
	to: string
	Icon: LucideIcon
	name: string
	title: { en: string; zh?: string | undefined }
	note: string
	/** The first thing to do. */
	isFirst: boolean
}

/** A link to something that a person may do next. */
export function Way({ to, Icon, name, title, note, isFirst }: Props) {
	return (
		<Link
			to={to}
			prefetch="intent"
			className={`card flex min-w-0 items-center gap-3 px-4 py-3 hover:border-edge ${isFirst ? 'border-cinnabar' : ''}`}
		>
			<Icon
				aria-hidden
				size={22}
				className={`shrink-0 ${isFirst ? 'text-cinnabar' : 'text-ink-quiet'}`}
			/>
			<span className="wrap-anywhere grid min-w-0 flex-1">
				<span className="text-ink-quiet text-sm">{name}</span>
				<span className="font-semibold leading-snug">
					{title.en}{' '}
					{title.zh && (
						<span lang="zh-CN" className="font-normal text-ink-soft">
							{title.zh}
						</span>
					)}
				</span>
				<span className="text-ink-quiet text-sm tabular-nums">{note}</span>
			</span>
			<ChevronRight aria-hidden size={20} className="shrink-0 text-ink-quiet" />
		</Link>
	)
}
