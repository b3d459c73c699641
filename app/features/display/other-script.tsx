import { useTextDisplay } from './use-text-display.ts'

type Props = { entry: { word: string; traditional?: string | undefined }; className: string }

/** The form of a word that its reader does not read: 頭髮 beside 头发, or the other way round. */
export function OtherScript({ entry: { word, traditional }, className }: Props) {
	const { script } = useTextDisplay()
	if (!traditional || traditional === word) return null
	const isSimplified = script === 'traditional'
	return (
		<span
			lang={isSimplified ? 'zh-CN' : 'zh-Hant'}
			title={isSimplified ? 'Simplified' : 'Traditional'}
			className={className}
		>
			{isSimplified ? word : traditional}
		</span>
	)
}
