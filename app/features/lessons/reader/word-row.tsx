import type { ReactNode } from 'react'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

type Props = {
	word: { word: string; pinyin: string; meaning: string }
	/** Buttons, once there is a script. */
	children?: ReactNode
}

/** A word of a list with its reading and meaning. */
export function WordRow({ word: { word, pinyin, meaning }, children }: Props) {
	return (
		<li className="flex items-center gap-2 py-1.5">
			<div className="wrap-anywhere min-w-0 grow">
				<p className="flex flex-wrap items-baseline gap-x-2">
					<span lang="zh-CN" className="text-xl">
						{word}
					</span>
					<span lang="zh-Latn-pinyin" className="text-cinnabar-deep">
						{joinSyllables(pinyin)}
					</span>
				</p>
				<p className="line-clamp-2 text-ink-soft text-sm">
					<WithHanzi text={meaning} />
				</p>
			</div>
			{children}
		</li>
	)
}
