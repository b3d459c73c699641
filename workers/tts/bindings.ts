export type Bindings = { MEDIA: R2Bucket }
