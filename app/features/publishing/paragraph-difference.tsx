import type { ParagraphDiff } from '#app/domain/versions/paragraph-diff.ts'
import type { Piece } from '#app/domain/versions/pieces.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

/** How one paragraph differs from another. */
export function ParagraphDifference({ zh, en, remarks }: ParagraphDiff) {
	return (
		<>
			<p lang="zh-CN" className="wrap-anywhere text-lg leading-relaxed">
				<Pieces pieces={zh} />
			</p>
			{en.length > 0 && (
				<p className="wrap-anywhere text-ink-soft">
					<Pieces pieces={en} />
				</p>
			)}
			{remarks.length > 0 && (
				<ul className="grid list-disc gap-0.5 pl-5">
					{remarks.map((remark) => (
						<li key={remark} className="wrap-anywhere">
							<WithHanzi text={remark} />
						</li>
					))}
				</ul>
			)}
		</>
	)
}

/** `hasHanzi`: Chinese among English, each run of which is marked. */
export function Pieces({ pieces, hasHanzi = false }: { pieces: Piece[]; hasHanzi?: boolean }) {
	return pieces.map(({ kind, text }, at) => {
		const shown = hasHanzi ? <WithHanzi text={text} /> : text
		// biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
		if (kind === 'same') return <span key={at}>{shown}</span>
		const Mark = kind === 'gone' ? 'del' : 'ins'
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: as above
			<Mark key={at} className={markLooks[kind]}>
				<span lang="en" className="sr-only">
					{kind === 'gone' ? ' gone: ' : ' added: '}
				</span>
				{shown}
			</Mark>
		)
	})
}

/** Told apart without colour, too: a line through, or below. */
const markLooks = {
	gone: 'rounded-sm bg-cinnabar-tint text-cinnabar-deep line-through',
	added: 'rounded-sm bg-jade-tint text-jade underline underline-offset-4',
}
