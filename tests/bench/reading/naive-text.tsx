/**
 * The baseline for the reading page: the same text with one component per word, which knows the
 * toggles and its own verdict.
 */

import type { HskRank } from '#app/domain/hsk/level.ts'
import { groupOf, standingOf } from '#app/domain/known-words/standing.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'

type NaiveToken = { word: string; pinyin: string | undefined; rank: HskRank | undefined }
export type NaiveBlock = { zh: NaiveToken[]; en: string }

type NaiveView = {
	hsk: boolean
	pinyin: boolean
	translation: boolean
	onWord: (token: NaiveToken, place: HTMLElement) => void
}

export function NaiveText({ blocks, view }: { blocks: NaiveBlock[]; view: NaiveView }) {
	return (
		<section className="text naive" lang="zh-CN">
			{blocks.map(({ zh, en }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
				<p key={index} data-n={index + 1}>
					{zh.map((token, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
						<NaiveWord key={place} token={token} view={view} />
					))}
					{view.translation && (
						<span className="en" lang="en">
							{en}
						</span>
					)}
				</p>
			))}
		</section>
	)
}

function NaiveWord({ token, view }: { token: NaiveToken; view: NaiveView }) {
	const { word, pinyin, rank } = token
	if (!pinyin) return <span>{word}</span>
	const group = groupOf(standingOf(undefined, { rank, user: 3 }), rank)
	const verdict = view.hsk ? `verdict-${group}` : ''
	return (
		<span className="word">
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: only the click is measured */}
			<ruby className={verdict} onClick={(event) => view.onWord(token, event.currentTarget)}>
				{word}
				{view.pinyin && <rt lang="zh-Latn-pinyin">{joinSyllables(pinyin)}</rt>}
			</ruby>
		</span>
	)
}
