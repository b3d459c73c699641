import { Link } from '@remix-run/react'
import { Check, Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { deviceErrors } from '#app/domain/errors/device.ts'
import { megabytes } from '#app/domain/megabytes.ts'
import { devicePath, type KeepPlan, sizeOfItem } from '#app/domain/offline/keep-plan.ts'
import { troubleOf } from '#app/domain/offline/keep-words.ts'
import { Button } from '#app/ui/button.tsx'
import { isOffline } from '#app/ui/is-offline.ts'
import { Notice } from '#app/ui/notice.tsx'
import { fetchPlan } from './fetch-plan.ts'
import { KeepChoice } from './keep-choice.tsx'
import { keep, renew, tryAgain } from './keeper.ts'
import { KeepingBar } from './keeping-bar.tsx'
import { mayKeep } from './kept-store.ts'
import { askToPersist } from './storage.ts'
import { useJob, useKept } from './use-kept.ts'

export type KeepProps = {
	userId: string
	/** A course needs no pages, as the server tells them. */
	plan: KeepPlan
}

/** On the page of a course or a text: keeps it on this device, or says how much of it is kept. */
export function KeepPanel({ userId, plan }: KeepProps) {
	const { path } = plan
	const { isRead, item } = useKept(path)
	const job = useJob(path)
	const [asked, setAsked] = useState<'plan' | KeepPlan>()
	const [problem, setProblem] = useState<keyof typeof deviceErrors>()
	const isThere = item !== undefined

	// A course that is opened with a network is compared with what is kept of it.
	useEffect(() => {
		if (isThere && navigator.onLine) renew(userId, path).catch(console.error)
	}, [isThere, userId, path])

	async function ask() {
		setProblem(undefined)
		setAsked('plan')
		const found = await fetchPlan(userId, plan)
		const isPlan = typeof found === 'object'
		setAsked(isPlan ? found : undefined)
		if (!isPlan) await fail()
	}

	async function fail() {
		setProblem((await isOffline()) ? 'device.offline' : 'device.plan-failed')
	}

	async function begin(chosen: KeepPlan, withAudio: boolean) {
		setAsked(undefined)
		// Some browsers ask the person, who need not answer first.
		void askToPersist()
		await keep({ userId, plan: chosen, withAudio }).catch(() => setProblem('device.none'))
	}

	async function goOn() {
		setProblem(undefined)
		if (!item) return
		await tryAgain(userId, item).catch(fail)
	}

	if (!isRead || !mayKeep()) return null
	const trouble = item && !job ? troubleOf(item) : undefined
	return (
		<div className="grid justify-items-start gap-2">
			{problem && <Notice tone="error">{deviceErrors[problem]}</Notice>}
			{trouble && <Notice tone="warning">{trouble}</Notice>}
			{typeof asked === 'object' ? (
				<KeepChoice
					plan={asked}
					keep={(withAudio) => void begin(asked, withAudio)}
					cancel={() => setAsked(undefined)}
				/>
			) : item && (job || item.state === 'keeping') ? (
				<KeepingBar item={item} job={job} />
			) : item ? (
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					{trouble ? (
						<Button type="button" look="secondary" onClick={() => void goOn()}>
							{item.state === 'stopped' ? 'Go on' : 'Try again'}
						</Button>
					) : (
						<Check aria-hidden size={18} className="text-jade" />
					)}
					<Link to={devicePath} className="text-ink-soft text-sm underline hover:text-ink">
						On this device
					</Link>
					<span className="text-ink-quiet text-sm tabular-nums">
						{megabytes(sizeOfItem(item))} MB
					</span>
				</p>
			) : (
				<Button
					type="button"
					look="secondary"
					onClick={() => void ask()}
					isBusy={asked === 'plan'}
					busyLabel="Looking..."
				>
					<Download aria-hidden size={18} />
					Keep on this device
				</Button>
			)}
		</div>
	)
}
