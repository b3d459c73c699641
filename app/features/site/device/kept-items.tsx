import { Link } from '@remix-run/react'
import { megabytes } from '#app/domain/megabytes.ts'
import { type KeptItem, sizeOfItem } from '#app/domain/offline/keep-plan.ts'
import { countOf, troubleOf } from '#app/domain/offline/keep-words.ts'
import { remove, tryAgain } from '#app/features/offline/keeper.ts'
import { KeepingBar } from '#app/features/offline/keeping-bar.tsx'
import { useJob } from '#app/features/offline/use-kept.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

type Props = {
	userId: string
	items: readonly KeptItem[]
	/** Reads everything again after the work. */
	change: (work: () => Promise<void>) => Promise<void>
}

/** The courses that are kept, with their size, and a way to be rid of each. */
export function KeptItems({ userId, items, change }: Props) {
	return (
		<section aria-labelledby="kept" className="card grid content-start">
			<h2 id="kept" className="border-line border-b px-5 py-4 font-display text-2xl sm:px-6">
				Kept courses and texts
			</h2>
			{items.length === 0 ? (
				<p className="px-5 py-4 text-ink-soft sm:px-6">
					None yet. The page of a course and the end of an article have a button for it.
				</p>
			) : (
				<ul className="divide-y divide-line">
					{items.map((item) => (
						<li key={item.path}>
							<KeptRow
								item={item}
								remove={() => void change(() => remove(item.path))}
								goOn={() => void change(() => tryAgain(userId, item))}
							/>
						</li>
					))}
				</ul>
			)}
		</section>
	)
}

type RowProps = { item: KeptItem; remove: () => void; goOn: () => void }

function KeptRow({ item, remove, goOn }: RowProps) {
	const job = useJob(item.path)
	const trouble = job ? undefined : troubleOf(item)
	return (
		<div className="grid gap-2 px-5 py-4 sm:px-6">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<div className="min-w-0">
					<p>
						<Link to={item.path} className="font-medium hover:underline">
							{item.title.en}
						</Link>{' '}
						<span lang="zh-CN" className="text-ink-soft">
							{item.title.zh}
						</span>
					</p>
					<p className="text-ink-quiet text-sm tabular-nums">
						{countOf(item, item.kept.length)} {item.withAudio ? 'with audio' : 'without audio'} ·{' '}
						{megabytes(sizeOfItem(item))} MB · since {day.format(item.keptAt)}
					</p>
				</div>
				<div className="flex flex-wrap gap-2">
					{trouble && (
						<Button type="button" look="secondary" onClick={goOn}>
							{item.state === 'stopped' ? 'Go on' : 'Try again'}
						</Button>
					)}
					<Button
						type="button"
						look="secondary"
						onClick={remove}
						aria-label={`Remove ${item.title.en}`}
					>
						Remove
					</Button>
				</div>
			</div>
			{trouble && <Notice tone="warning">{trouble}</Notice>}
			{(job || item.state === 'keeping') && <KeepingBar item={item} job={job} />}
		</div>
	)
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
