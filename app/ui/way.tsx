import { Link } from '@remix-run/react'
import { ChevronRight, type LucideIcon } from 'lucide-react'

type Props = {
	to: string
	Icon: LucideIcon
	name: string
	title: { en: string; zh?: string | undefined }
	note: string
	/** The first thing to do: the one button of its card. */
	isFirst?: boolean
}

const looks = {
	first: 'bg-cinnabar text-on-cinnabar hover:bg-cinnabar-deep',
	other: 'hover:bg-sunken',
}

/** A link to something that a person may do next. */
export function Way({ to, Icon, name, title, note, isFirst = false }: Props) {
	const quiet = isFirst ? '' : 'text-ink-quiet'
	return (
		<Link
			to={to}
			prefetch="intent"
			className={`flex min-w-0 items-center gap-3 rounded-control px-3 py-2.5 ${isFirst ? looks.first : looks.other}`}
		>
			<Icon aria-hidden size={22} className={`shrink-0 ${quiet}`} />
			<span className="wrap-anywhere grid min-w-0 flex-1">
				<span className={`text-sm ${quiet}`}>{name}</span>
				<span className="font-semibold leading-snug">
					{title.en}{' '}
					{title.zh && (
						<span lang="zh-CN" className={`font-normal ${isFirst ? '' : 'text-ink-soft'}`}>
							{title.zh}
						</span>
					)}
				</span>
				<span className={`text-sm tabular-nums ${quiet}`}>{note}</span>
			</span>
			<ChevronRight aria-hidden size={20} className={`shrink-0 ${quiet}`} />
		</Link>
	)
}
