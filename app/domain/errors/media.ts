/** Uploaded files and cover images. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const mediaErrors = {
	'upload.not-signed-in': 'User not authenticated',
	'upload.not-admin':
		'Only administrators can upload course cover images. Please contact an administrator.',
	'upload.failed': 'Upload failed. Please try again.',
	'upload.failed-because': 'Upload failed: {reason}',
	'image.invalid-type': 'Please select a valid image file (JPEG, PNG, GIF, WebP)',
	'image.too-large': 'The image is too large ({size} MB). The maximum is {most} MB.',
	'image.too-many-pixels':
		'An image may have at most {most} pixels on a side; this one has {width} × {height}.',
	'cover.gone': 'The uploaded cover image is no longer there. Please upload it again.',
} as const satisfies ErrorTable
