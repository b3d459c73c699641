import { counted } from '#app/domain/counted.ts'
import { type CutChange, countCutAs } from '#app/domain/lesson-text/editing/cut-elsewhere.ts'
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import { replacementPath } from '#app/domain/text-search/search-address.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'

type Props = {
	text: string
	/** What the author has just split or joined. */
	change: CutChange | undefined
	onCutAll: (change: CutChange) => void
	onClose: () => void
}

/** Offers to cut other places as the last one, in this text and in all others: "大|夫 stands 2 more times in this text." */
export function CutElsewhere({ text, change, onCutAll, onClose }: Props) {
	const count = change ? countCutAs(text, change) : 0
	return (
		<div role="status" className="empty:hidden">
			{change && (
				<p className="flex flex-wrap items-center gap-x-2 rounded-control border border-line bg-raised px-3 py-1 text-sm">
					<span className="mr-auto">
						<span lang="zh-CN">{shown(change.from)}</span>{' '}
						{count > 0 ? (
							`stands ${counted(count, 'more time')} in this text.`
						) : (
							<>
								is <span lang="zh-CN">{shown(change.to)}</span> now.
							</>
						)}
					</span>
					{count > 0 && (
						<AdminButton type="button" onClick={() => onCutAll(change)}>
							Make {count === 1 ? 'it' : 'them'} <span lang="zh-CN">{shown(change.to)}</span>
						</AdminButton>
					)}
					<a
						href={replacementPath({ pattern: shown(change.from), replacement: shown(change.to) })}
						target="_blank"
						rel="noreferrer"
						className="py-2 text-accent-deep underline"
					>
						Other texts
					</a>
					<AdminButton type="button" look="quiet" onClick={onClose}>
						Close
					</AdminButton>
				</p>
			)}
		</div>
	)
}

/** As find and replace takes it. */
function shown(words: string): string {
	return words.replaceAll(wordSeparator, '|')
}
