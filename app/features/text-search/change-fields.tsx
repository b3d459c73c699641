import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import type { PartName } from '#app/domain/publishing/working-part.ts'
import {
	type ChangedLine,
	type ShownWord,
	skipReasonTexts,
} from '#app/domain/text-search/changed-lines.ts'
import type { TextPiece } from '#app/domain/text-search/marked-text.ts'
import { partTitles } from '#app/domain/versions/version-content.ts'
import type { ChangedText } from './find-changes.server.ts'
import { Pieces } from './found-texts.tsx'
import { lineField, versionField } from './replace-form.ts'

type Props = { texts: readonly ChangedText[]; pattern: string; replacement: string }

/** Each line that would change, before and after, with a checkbox. */
export function ChangeFields({ texts, ...change }: Props) {
	return (
		<ol className="grid gap-4" aria-label="Changes">
			{texts.map(({ owner, part, title, courseTitle, version, lines, skipped }) => (
				<li
					key={`${owner.kind} ${owner.id} ${part}`}
					className="grid gap-2 rounded-card border border-line bg-raised p-4"
				>
					<input type="hidden" name={versionField({ owner, part })} value={version} />
					<h3 className="wrap-anywhere font-semibold">
						<Link to={tabPath(owner, partTitles[part])} className="hover:underline">
							<span lang="zh-CN">{title.zh}</span> {title.en}
						</Link>
						<span className="block font-normal text-ink-quiet text-xs">
							{partTitles[part]}
							{courseTitle !== null && ` in “${courseTitle}”`}
						</span>
					</h3>
					<ul className="grid gap-2">
						{lines.map((line) => (
							<li key={line.name}>
								<label className="wrap-anywhere flex items-start gap-2">
									<input
										type="checkbox"
										name={lineField({ owner, part }, line.name)}
										defaultChecked
										className="mt-1.5 size-4 shrink-0 accent-accent"
									/>
									<Line line={line} {...change} />
								</label>
							</li>
						))}
					</ul>
					{skipped.length > 0 && (
						<ul className="grid gap-1 text-amber text-sm">
							{skipped.map(({ place, reason }) => (
								<li key={place}>
									{placeNames[part]} {place} is not changed: {skipReasonTexts[reason]}.
								</li>
							))}
						</ul>
					)}
				</li>
			))}
		</ol>
	)
}

const placeNames: Record<PartName, string> = {
	text: 'Paragraph',
	notes: 'Line',
	exercises: 'Exercise',
}

function Line({ line, pattern, replacement }: Omit<Props, 'texts'> & { line: ChangedLine }) {
	const { language, before, words } = line
	const lang = language === 'zh' ? 'zh-CN' : undefined
	const parts = before.split(pattern)
	return (
		<span lang={lang} className={language === 'zh' ? 'text-lg leading-snug' : undefined}>
			<del className="block text-ink-soft no-underline">
				{words ? <Words words={words.before} /> : <Pieces pieces={joined(parts, pattern)} />}
			</del>
			<ins className="block no-underline">
				{words ? <Words words={words.after} /> : <Pieces pieces={joined(parts, replacement)} />}
			</ins>
		</span>
	)
}

/** The words of a text with the borders between them. What the engine is to cut anew has none yet, and a dotted line. */
function Words({ words }: { words: readonly ShownWord[] }) {
	return words.map(({ text, pinyin, isChanged, isOpen }, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: words of a line have no other identity
		<Fragment key={index}>
			{meetHanzi(words[index - 1]?.text, text) && (
				<span aria-hidden className="mx-px text-ink-quiet/60 select-none">
					|
				</span>
			)}
			{isChanged ? (
				<mark
					title={isOpen && 'Cut into words when it is replaced'}
					className={`rounded-sm bg-accent-tint font-medium text-accent-deep ${isOpen ? 'border-accent-deep border-b border-dotted' : ''}`}
				>
					{text}
					{pinyin && (
						<span lang="zh-Latn-pinyin" className="ml-0.5 font-normal text-sm">
							{pinyin}
						</span>
					)}
				</mark>
			) : (
				text
			)}
		</Fragment>
	))
}

/** Only between two characters is a border a choice, as in the segment editor. */
function meetHanzi(before = '', after: string): boolean {
	return /\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(after)
}

/** The parts with a marked text between each two. */
function joined(parts: readonly string[], between: string): TextPiece[] {
	return parts.flatMap((text, index) => {
		const piece = { text }
		return index === 0 ? [piece] : [{ text: between, isMatch: true as const }, piece]
	})
}
