import type { ReactNode } from 'react'
import { Drawn } from '#app/features/display/drawn.tsx'
import { Gloss } from '#app/ui/gloss.tsx'

type Props = {
	word: { word: string; pinyin: string; traditional?: string | undefined; meaning: string }
	/** Buttons, once there is a script. */
	children?: ReactNode
}

/** A word of a list with its reading and meaning. */
export function WordRow({ word, children }: Props) {
	return (
		<li className="flex items-center gap-2 py-1.5">
			<div className="wrap-anywhere min-w-0 grow">
				<p className="flex flex-wrap items-baseline gap-x-2">
					<span lang="zh-CN" className="text-xl">
						<Drawn part="hanzi" {...word} />
					</span>
					<span lang="zh-Latn-pinyin" className="text-ink-soft">
						<Drawn part="reading" {...word} />
					</span>
				</p>
				<p className="line-clamp-2 text-ink-soft text-sm">
					<Gloss text={word.meaning} />
				</p>
			</div>
			{children}
		</li>
	)
}
