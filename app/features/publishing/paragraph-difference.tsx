import type { ParagraphDiff } from '#app/domain/versions/paragraph-diff.ts'
import type { Piece } from '#app/domain/versions/pieces.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

/** What a mark says to those who cannot see it. */
export type Names = { gone: string; added: string }

type Props = ParagraphDiff & {
	names?: Names
	/** Whose paragraph the remarks are about. */
	remarksOf?: string
}

/** How one paragraph differs from another. */
export function ParagraphDifference({ zh, en, remarks, names, remarksOf }: Props) {
	return (
		<>
			<p lang="zh-CN" className="wrap-anywhere text-lg leading-relaxed">
				<Pieces pieces={zh} names={names} />
			</p>
			{en.length > 0 && (
				<p className="wrap-anywhere text-ink-soft">
					<Pieces pieces={en} names={names} />
				</p>
			)}
			{remarks.length > 0 && remarksOf && <p>{remarksOf}</p>}
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

type PiecesProps = {
	pieces: Piece[]
	/** Chinese among English, each run of which is marked. */
	hasHanzi?: boolean
	names?: Names | undefined
}

const usualNames: Names = { gone: 'gone', added: 'added' }

export function Pieces({ pieces, hasHanzi = false, names = usualNames }: PiecesProps) {
	return pieces.map(({ kind, text }, at) => {
		const shown = hasHanzi ? <WithHanzi text={text} /> : text
		// biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
		if (kind === 'same') return <span key={at}>{shown}</span>
		const Mark = kind === 'gone' ? 'del' : 'ins'
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: as above
			<Mark key={at} className={markLooks[kind]}>
				<span lang="en" className="sr-only">
					{` ${names[kind]}: `}
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
