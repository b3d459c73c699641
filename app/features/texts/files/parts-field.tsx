import { useState } from 'react'
import { CheckField } from '#app/ui/field.tsx'
import { FileNotices } from './file-notices.tsx'
import type { OpenedFile } from './open-file.ts'
import { PartsChoice } from './parts-choice.tsx'

type Props = {
	file: OpenedFile
	/** In bytes: what the person's texts may still have. */
	room: number
	problem: string | undefined
	onClose: () => void
}

/** What a file has, in place of a typed text: its parts, and what did not come along. */
export function PartsField({ file, ...choice }: Props) {
	const { parts, joinedParts, notices } = file
	const [isJoined, setIsJoined] = useState(joinedParts !== undefined)
	return (
		<fieldset className="grid min-w-0 gap-3 rounded-card border border-line bg-raised px-4 pt-2 pb-4">
			<legend className="px-1 font-medium">Parts of the file</legend>
			<FileNotices notices={notices} />
			{joinedParts && (
				<CheckField
					label="Join broken lines"
					hint="Most lines of this file end inside of sentences."
					checked={isJoined}
					onChange={({ currentTarget }) => setIsJoined(currentTarget.checked)}
				/>
			)}
			<PartsChoice
				key={String(isJoined)}
				parts={isJoined && joinedParts ? joinedParts : parts}
				{...choice}
			/>
		</fieldset>
	)
}
