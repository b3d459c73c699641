import { Link } from '@remix-run/react'
import { placeInHash } from '#app/domain/publishing/asked-place.ts'
import { coursePath, editingPath, tabPath } from '#app/domain/publishing/text-tabs.ts'
import { placeText, type SearchedPart } from '#app/domain/text-search/found-line.ts'
import type { TextPiece } from '#app/domain/text-search/marked-text.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { FoundOwner } from './search-texts.server.ts'

const versionNames = { saved: 'not published yet', published: 'published' }

/** The found lines below their lessons and articles; each leads to where it is edited. */
export function FoundTexts({ found }: { found: readonly FoundOwner[] }) {
	return (
		<ol className="grid gap-4" aria-label="Found texts">
			{found.map((one) => (
				<li
					key={`${one.owner.kind} ${one.owner.id}`}
					className="grid gap-2 rounded-card border border-line bg-raised p-4"
				>
					<h2 className="wrap-anywhere font-semibold">
						<Link to={pathOf(one, 'title')} className="hover:underline">
							<span lang="zh-CN">{one.title.zh}</span> {one.title.en}
						</Link>
						<span className="block font-normal text-ink-quiet text-xs">
							{one.owner.kind === 'articles' ? 'Article' : one.isCourse ? 'Course' : 'Lesson'}
							{one.courseTitle !== null && <WithHanzi text={` in “${one.courseTitle}”`} />}
						</span>
					</h2>
					<ul className="grid gap-2">
						{one.lines.map((line, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page do not move
							<li key={index} className="wrap-anywhere grid gap-0.5">
								<span className="text-xs">
									<Link
										to={pathOf(one, line.part, line.place)}
										className="text-accent-deep underline"
									>
										{placeText(line)}
									</Link>
									{line.version && (
										<span className="text-ink-quiet"> · {versionNames[line.version]}</span>
									)}
								</span>
								{line.zh.length > 0 && (
									<span lang="zh-CN" className="text-lg leading-snug">
										<Pieces pieces={line.zh} />
									</span>
								)}
								{line.en.length > 0 && (
									<span className="text-ink-soft">
										<Pieces pieces={line.en} />
									</span>
								)}
							</li>
						))}
					</ul>
				</li>
			))}
		</ol>
	)
}

export function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
	return pieces.map(({ text, isMatch }, index) =>
		isMatch ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no other identity
			<mark key={index} className="rounded-sm bg-accent-tint px-0.5 font-medium text-accent-deep">
				{text}
			</mark>
		) : (
			text
		),
	)
}

/** A paragraph of a text is opened at its place: …/segment#paragraph-12 */
function pathOf({ owner, isCourse }: FoundOwner, part: SearchedPart, place = 1): string {
	if (isCourse) return coursePath(owner.id)
	switch (part) {
		case 'title':
			return editingPath(owner)
		case 'text':
			return `${tabPath(owner, 'Text')}${placeInHash({ paragraph: place })}`
		case 'notes':
			return tabPath(owner, 'Notes')
		case 'exercises':
			return tabPath(owner, 'Exercises')
	}
}
