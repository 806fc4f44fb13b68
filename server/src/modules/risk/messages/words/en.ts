import type { MessageWords } from '../words.ts'

export const englishMessages: MessageWords = {
  pay: "you pay|paid by you|you'll pay|you have to pay|you need to pay|you must pay|you just have to take care of|take care of the|you cover|you settle|please pay|please send|pay the|pay for the|send it by|send .. by zelle|transfer|gcash|zelle|venmo|cash app|paypal|has been received|once .. received|is payable|refunded with|you get it back|pay it",
  feeThing:
    'background check|training fee|training cost|course fee|uniform|visa|work permit|admin|processing|registration|medical|clearance|courier|shipping|insurance|id badge|badge|id card|equipment|starter kit|onboarding|application fee|certificate|licence fee|file fee',
  toSomebody:
    "to my|to our agent|agent's account|agents account|to the agent|my number|my account|my wallet|to this account|to her account|to his account",
  cheque: 'cheque|check i send|check we send|e-check|echeck|mail you a check|certified check|cashier',
  cashIt: 'deposit|cash it|cash the|print|bank it|pay it in',
  remainder:
    'remainder|the rest|our vendor|the vendor|our supplier|the supplier|the difference|left over|keep your',
  giftCard: 'gift card|giftcard|steam card|apple card|itunes|google play|amazon card|vouchers for',
  buy: 'buy|pick up|purchase|get four|get two|get some',
  cardCodes: 'the code|codes|numbers on the back|scratch|photo of the|photos of the|pin on|text me the',
  ownAccount:
    'your account|your own account|your bank account|your personal account|a bank account|bank account we|your paypal',
  incoming:
    'clients pay|customers pay|receive the|receive payment|receiving customer|receiving payment|receive transfer|incoming payment|payments come|money comes|pay into your|deposit into your|transfers',
  passOn:
    'you keep|keep ..%|keep .. percent|send the rest|pass them on|pass it on|forward the|forward it|minus your|your commission|we can use|rent your|borrow your|send .. on|by bitcoin',
  parcel: 'package|parcel|boxes|shipments',
  atHome: 'your house|your home|your address|your door|your flat|your place',
  resend:
    'post them on|send them on|ship them on|reship|forward them|new label|relabel|re-label|customers abroad|send it on|ship it on',
  rate: 'rate hotel|rating hotel|rate product|rate app|rate restaurant|like youtube|like video|like post|like tiktok|you like .. video|follow account|follow page|review product|write review|watch video|click ad|optimise order|optimize order|grab order',
  piecePay:
    'usdt|commission|screenshot|per video|for every|each video|per like|per task|tasks per day|tasks a day|after each set',
  recharge: 'recharge|top up|top-up|deposit .. own|fund your account|add balance',
  unlock: 'unlock|vip|higher commission|next set|next level|withdraw',
  sendMe:
    "send|give me|text me|need your|i need|we need your|what's your|what is your|tell me your|snap|photograph|take a picture|forward|share your|upload|dm me",
  idCard:
    "passport|driving licence|driver's licence|driver's license|driving license|national id|id card|your id!|your card|debit card|credit card|residence card|identity card",
  bothSides:
    'both sides|front and back|front and a selfie|selfie|holding it|in your hand|next to your face|front .. back',
  secret:
    "card number|card pin|atm pin|cvv|online banking login|banking login|online banking|banking password|bank password|bank login|mother's maiden name|ssn|social security number|your pin!|seed phrase|email password|password of your",
  oneTimeCode:
    'otp|one-time code|one time code|verification code|digit code|code by sms|code by text|code we just|code you get|code you got|code you receive|code that arrives|code we sent|the code from the sms',
  tellMe:
    'read it|read me|read out|tell us|tell me|send me|give me|forward|share it|send it|text it|pass it|let me know the code|screenshot it',
  remoteControl: 'anydesk|any desk|teamviewer|team viewer|rustdesk|ultraviewer|quicksupport|quick support',
  messenger:
    'whatsapp|whats-app|whats app|watsapp|telegram|telegrm|t.me|wa.me|signal!|viber|line app|wechat|zangi|botim|imo!|hangouts|discord|messenger',
  moveOn:
    "add our|add my|add the|add me|add @|carry on|continue with me|continue there|continue on|go on there|don't reply here|do not reply here|not reply here|delete this chat|chat is monitored|chat is watched|monitored|contact .. only|only on|message me on|text me on|write me on|write to me on|reach me on|hiring desk|hr boss|right away|immediately on|interview is by text|say code",
  easy: 'a day|per day|daily|weekly|a week|guaranteed|hours a day|from your phone|from home|per hour|same day',
  unconditional:
    'no interview|without interview|nobody is turned down|everyone is accepted|everybody is accepted|no one is rejected|nobody is rejected|just say yes|reply yes|say yes|start in an hour|hired right away|instant hire',
  invest:
    'investing|you invest|invest!|put in|purchase the starter|buy the starter|starter kit|starter pack|joining pack',
  gain: 'doubles|double your|platform|bring in|recruit two|become a partner|your wage|invite .. friends|returns|usdt',
  passport: 'passport|travel documents|your papers',
  keptByUs:
    'we keep|we hold|kept by us|kept by the|kept at|held at|hand .. over|hand in your|safe at|collected on arrival|stays with us|dormitory keeps',
  typeIn:
    'enter your card|enter your password|its password|card to verify|your card|card number|log in with your email|your bank|email and its|login with your',
  weCover:
    "we pay|we'll pay|we cover|we refund|we'd refund|refund it each|refund your|paid by us|on us|free for you|is free|for free|we book it|covered by us|no cost|employer pays|we reimburse|company pays|we'll transfer|we send you a laptop|taken from your salary|paid monthly|you're paid|you are paid|we add|company card|our van|paid training|training is paid",
  denial:
    "we never|never ask|no fee|no deposit|nothing to pay|don't pay|do not pay|never give|never send|wouldn't ask|would not ask|won't ask|we don't ask|there's no fee|no charge|don't send|do not send|you don't have to send|deduct nothing|in our name|posing as|impersonat|scam|fraud",
  stayHere:
    "stays in this chat|keep it here|rather keep|stay here|i answer here|only write from|get lost|reception|customers on|group, which|group which|our telegram|experience with|in customer support|channels|we don't hire over|our customers|gate",
}
