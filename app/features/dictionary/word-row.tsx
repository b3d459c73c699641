import { Link } from '@remix-run/react'
import { dictionaryPath } from '#app/domain/vocabulary/dictionary-path.ts'
import { definitionsAlone } from '#app/domain/vocabulary/part-of-speech.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import { OtherScript } from '#app/features/display/other-script.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Gloss } from '#app/ui/gloss.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

type Props = { entry: WordEntry /** At the end of the row. */; children?: React.ReactNode }

/** A word in a list, leading to its page. */
export function WordRow({ entry, children }: Props) {
	const { word, meanings, levels } = entry
	return (
		<li className="flex items-center gap-2 py-2.5">
			<div className="wrap-anywhere grid min-w-0 flex-1 gap-0.5">
				<p className="flex flex-wrap items-baseline gap-x-2">
					<Link to={dictionaryPath(word)} lang="zh-CN" className="text-xl hover:underline">
						<Drawn part="hanzi" {...entry} />
					</Link>
					<OtherScript entry={entry} className="text-ink-quiet" />
					<span lang="zh-Latn-pinyin" className="text-ink-soft">
						<Drawn part="reading" {...entry} />
					</span>
					{levels[0] && (
						<Chip tone={isDerived(levels[0]) ? 'plain' : 'jade'}>
							<WithHanzi text={levels[0]} />
						</Chip>
					)}
				</p>
				<p className="line-clamp-2 text-ink-soft text-sm">
					<Gloss text={shortMeaning(meanings)} />
				</p>
			</div>
			{children}
		</li>
	)
}

/** A level from a word's parts is spelt with a comma: HSK 5, from its parts. */
function isDerived(level: string): boolean {
	return level.includes(',')
}

function shortMeaning(meanings: WordEntry['meanings']): string {
	return definitionsAlone(meanings).join(' · ')
}
