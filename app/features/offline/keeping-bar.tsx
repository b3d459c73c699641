import { deviceErrors } from '#app/domain/errors/device.ts'
import { megabytes } from '#app/domain/megabytes.ts'
import type { KeptItem } from '#app/domain/offline/keep-plan.ts'
import { countOf } from '#app/domain/offline/keep-words.ts'
import { Button } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { type Job, stop } from './keeper.ts'

type Props = {
	item: KeptItem
	/** Undefined while another tab keeps it, or another item comes first. */
	job: Job | undefined
}

/** How far the keeping is, with a button to stop it. */
export function KeepingBar({ item, job }: Props) {
	const { done, of } = job ?? { done: item.kept.length, of: item.pages.length }
	return (
		<div className="grid w-full gap-2">
			<ProgressBar
				label={`Keeping ${item.title.en} on this device`}
				value={done}
				max={Math.max(of, 1)}
			/>
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<p role="status" className="text-ink-quiet text-sm tabular-nums">
					{job?.isWaiting
						? deviceErrors['device.waiting']
						: `${done} of ${countOf(item, of)} kept${job ? ` · ${megabytes(job.bytes)} MB` : ''}`}
				</p>
				<Button type="button" look="secondary" onClick={() => void stop(item.path)}>
					Stop
				</Button>
			</div>
		</div>
	)
}
