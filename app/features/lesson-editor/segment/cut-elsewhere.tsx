import { counted } from '#app/domain/counted.ts'
import { type CutChange, countCutAs } from '#app/domain/lesson-text/editing/cut-elsewhere.ts'
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'

type Props = {
	text: string
	/** What the author has just split or joined. */
	change: CutChange | undefined
	onCutAll: (change: CutChange) => void
	onClose: () => void
}

/** Offers to cut the other places of the text as the last one: "大|夫 stands 2 more times in this text." */
export function CutElsewhere({ text, change, onCutAll, onClose }: Props) {
	const count = change ? countCutAs(text, change) : 0
	return (
		<div role="status" className="empty:hidden">
			{change && count > 0 && (
				<p className="flex flex-wrap items-center gap-x-2 rounded-control border border-line bg-raised px-3 py-1 text-sm">
					<span className="mr-auto">
						<span lang="zh-CN">{shown(change.from)}</span> stands {counted(count, 'more time')} in
						this text.
					</span>
					<AdminButton type="button" onClick={() => onCutAll(change)}>
						Make {count === 1 ? 'it' : 'them'} <span lang="zh-CN">{shown(change.to)}</span>
					</AdminButton>
					<AdminButton type="button" look="quiet" onClick={onClose}>
						Leave {count === 1 ? 'it' : 'them'}
					</AdminButton>
				</p>
			)}
		</div>
	)
}

function shown(words: string): string {
	return words.replaceAll(wordSeparator, ' | ')
}
