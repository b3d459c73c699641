import { useEffect, useRef, useState } from 'react'
import { deviceErrors } from '#app/domain/errors/device.ts'
import type { KeptItem } from '#app/domain/offline/keep-plan.ts'
import { removeAll } from '#app/features/offline/keeper.ts'
import {
	mayKeep,
	type OpenedPage,
	onKept,
	readItems,
	readOpened,
	removeOpened,
} from '#app/features/offline/kept-store.ts'
import { type Room, readRoom } from '#app/features/offline/storage.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { InstallOnDevice } from './install-on-device.tsx'
import { KeptItems } from './kept-items.tsx'
import { OpenedPages } from './opened-pages.tsx'
import { RoomOnDevice } from './room-on-device.tsx'
import { WaitingItems } from './waiting-items.tsx'

type Kept = { items: readonly KeptItem[]; opened: readonly OpenedPage[]; room: Room }

/** The lists of the page "On this device", read in the browser. */
export function DeviceLists({ userId }: { userId: string }) {
	const [kept, setKept] = useState<Kept>()
	const [hasFailed, setFailed] = useState(false)
	const top = useRef<HTMLDivElement>(null)

	async function read() {
		const [items, opened, room] = await Promise.all([readItems(), readOpened(), readRoom()])
		setKept({ items, opened, room })
	}

	/** While something is kept, the pages that were opened stay as they are. */
	async function readKept() {
		const [items, room] = await Promise.all([readItems(), readRoom()])
		setKept((before) => before && { ...before, items, room })
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: it reads the browser, not what was rendered
	useEffect(() => {
		void read().catch(() => setFailed(true))
		return onKept(() => void readKept())
	}, [])

	/** A removed row takes the focus with it. */
	async function change(work: () => Promise<void>) {
		setFailed(false)
		try {
			await work()
			await read()
			top.current?.focus()
		} catch {
			setFailed(true)
		}
	}

	return (
		<div ref={top} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
			{hasFailed && <Notice tone="error">{deviceErrors['device.remove-failed']}</Notice>}
			{!mayKeep() && <Notice tone="warning">{deviceErrors['device.unsupported']}</Notice>}
			<InstallOnDevice />
			<WaitingItems userId={userId} />
			{kept && mayKeep() && (
				<>
					<RoomOnDevice room={kept.room} readAgain={() => void change(async () => {})} />
					<KeptItems userId={userId} items={kept.items} change={change} />
					<OpenedPages pages={kept.opened} remove={(url) => void change(() => removeOpened(url))} />
					{kept.items.length + kept.opened.length > 0 && (
						<RemoveAll confirm={() => void change(removeAll)} />
					)}
				</>
			)}
		</div>
	)
}

/** Asks once more. What waits to be sent stays. */
function RemoveAll({ confirm }: { confirm: () => void }) {
	const [isAsked, setAsked] = useState(false)
	if (!isAsked) {
		return (
			<Button
				type="button"
				look="secondary"
				className="justify-self-start"
				onClick={() => setAsked(true)}
			>
				Remove all
			</Button>
		)
	}
	return (
		<section aria-label="Remove all" className="card grid gap-3 p-4">
			<p role="status">
				Remove all courses and pages from this device? What waits to be sent stays.
			</p>
			<div className="flex flex-wrap gap-2">
				<Button
					type="button"
					look="secondary"
					className="border-cinnabar text-cinnabar-deep"
					onClick={() => {
						setAsked(false)
						confirm()
					}}
				>
					Remove all
				</Button>
				<Button type="button" look="quiet" onClick={() => setAsked(false)}>
					Cancel
				</Button>
			</div>
		</section>
	)
}
