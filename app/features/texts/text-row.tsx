import { Link } from '@remix-run/react'
import { textsPath } from '#app/domain/texts/text-search.ts'
import { FitLine } from '#app/features/known-words/fit-line.tsx'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { ListedText } from './list-texts.server.ts'

/** A text of the library: its title leads to where its reader stopped. */
export function TextRow({ text }: { text: ListedText }) {
	const { id, title, tags, parts, characters, fit, percentRead, lastRead, path } = text
	return (
		<li className="grid gap-1.5 py-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<Link
					to={path}
					prefetch="intent"
					className="wrap-anywhere min-w-0 py-1 font-semibold text-lg hover:underline"
				>
					<WithHanzi text={title} />
				</Link>
				<Link
					to={`/texts/${id}/edit`}
					className="py-1 text-ink-soft text-sm underline hover:text-ink"
					aria-label={`Edit or delete ${title}`}
				>
					Edit
				</Link>
			</div>
			<p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm tabular-nums">
				<FitLine fit={fit} />
				<span>
					{parts > 1 && `${parts} parts, `}
					{characters.toLocaleString('en')} characters
				</span>
				<span className="text-ink-quiet">
					{lastRead === undefined ? (
						'Not opened yet'
					) : (
						<>
							Last read <DateTime at={new Date(lastRead)} />
						</>
					)}
				</span>
			</p>
			{lastRead !== undefined && (
				<div className="flex items-center gap-3">
					<progress
						aria-label={`How much of ${title} you have read`}
						className="h-1.5 w-full max-w-60 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-jade [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-jade"
						value={percentRead}
						max={100}
					/>
					<span className="text-ink-quiet text-sm tabular-nums">
						{percentRead === 100 ? 'Finished' : `${percentRead}% read`}
					</span>
				</div>
			)}
			{tags.length > 0 && (
				<ul aria-label="Tags" className="flex flex-wrap gap-x-3">
					{tags.map((tag) => (
						<li key={tag}>
							<Link
								to={textsPath({ tag })}
								className="wrap-anywhere inline-block py-1 text-ink-soft text-sm underline"
							>
								<WithHanzi text={tag} />
							</Link>
						</li>
					))}
				</ul>
			)}
		</li>
	)
}
