import { Link } from '@remix-run/react'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import type { TextPiece } from '#app/domain/text-search/marked-text.ts'
import { type ChangedLine, skipReasonTexts } from '#app/domain/text-search/replace-text.ts'
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
									{part === 'notes' ? 'Line' : 'Exercise'} {place} is not changed:{' '}
									{skipReasonTexts[reason]}.
								</li>
							))}
						</ul>
					)}
				</li>
			))}
		</ol>
	)
}

function Line({ line, pattern, replacement }: Omit<Props, 'texts'> & { line: ChangedLine }) {
	const { language, before } = line
	const lang = language === 'zh' ? 'zh-CN' : undefined
	const parts = before.split(pattern)
	return (
		<span lang={lang} className={language === 'zh' ? 'text-lg leading-snug' : undefined}>
			<del className="block text-ink-soft no-underline">
				<Pieces pieces={joined(parts, pattern)} />
			</del>
			<ins className="block no-underline">
				<Pieces pieces={joined(parts, replacement)} />
			</ins>
		</span>
	)
}

/** The parts with a marked text between each two. */
function joined(parts: readonly string[], between: string): TextPiece[] {
	return parts.flatMap((text, index) => {
		const piece = { text }
		return index === 0 ? [piece] : [{ text: between, isMatch: true as const }, piece]
	})
}
