import { useState } from 'react'
import { megabytes } from '#app/domain/megabytes.ts'
import { askToPersist, type Room } from '#app/features/offline/storage.ts'
import { Button } from '#app/ui/button.tsx'

type Props = { room: Room; readAgain: () => void }

/** How much room is used, and whether the browser promises to keep it. */
export function RoomOnDevice({ room: { used, quota, isPersistent }, readAgain }: Props) {
	const [isRefused, setRefused] = useState(false)
	return (
		<section aria-labelledby="room" className="card grid content-start">
			<h2 id="room" className="border-line border-b px-5 py-4 font-display text-2xl sm:px-6">
				Storage
			</h2>
			<div className="grid justify-items-start gap-3 px-5 py-4 sm:px-6">
				{used === undefined || quota === undefined ? (
					<p>This browser does not say how much room it has.</p>
				) : (
					<>
						<p className="tabular-nums">
							{megabytes(used)} MB used of about {roughly(quota)} that this browser allows
						</p>
						<meter
							aria-label="Storage used"
							value={used}
							max={Math.max(quota, 1)}
							className="h-3 w-full"
						/>
					</>
				)}
				{isPersistent ? (
					<p className="text-ink-soft text-sm">
						This browser has promised to delete nothing of it by itself.
					</p>
				) : (
					<>
						<p className="text-ink-soft text-sm">
							{isRefused
								? 'This browser does not promise that. It may agree once you have installed the app or use it more often.'
								: 'This browser may delete it when the device runs out of room.'}
						</p>
						<Button
							type="button"
							look="secondary"
							onClick={async () => {
								setRefused(!(await askToPersist()))
								readAgain()
							}}
						>
							Ask the browser not to delete it
						</Button>
					</>
				)}
			</div>
		</section>
	)
}

const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte

/** A browser's limit is a guess: "2.1 GB", "300 MB". */
function roughly(bytes: number): string {
	return bytes < gigabyte
		? `${Math.floor(bytes / megabyte)} MB`
		: `${(bytes / gigabyte).toFixed(1)} GB`
}
