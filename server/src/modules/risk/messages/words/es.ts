import type { MessageWords } from '../words.ts'

export const spanishMessages: MessageWords = {
  pay: 'tienes que pagar|tiene que pagar|tiene que abonar|tienes que abonar|debes pagar|debe pagar|debes cubrir|debe cubrir|que pagues|que abones|pagas tu|pagas tú|lo pagas|la pagas|paga usted|pague|paga el|paga la|abona|abone|transfieres|transfiere|transfiéreme|deposita|bizum|oxxo|se devuelven|se le devuelve|te devuelve|te regresa|te lo regresan|cuanto recibamos|una vez recibid|mándame .. por|cubres|a cargo tuyo|corre por tu cuenta|corren por tu cuenta',
  feeThing:
    'certificado|curso|formación|capacitación|uniforme|visa|visado|trámite|gastos de gestión|gestión|registro|inscripción|examen médico|reconocimiento médico|seguro|envío|gafete|credencial|carnet de trabajo|equipo|kit|antecedentes|papelería|expediente|administrativ',
  toSomebody:
    'a mi cuenta|a la cuenta del gestor|cuenta del agente|a mi número|a mi tarjeta|a mi bizum|a esta cuenta|cuenta del intermediario|a mi nombre',
  cheque: 'cheque',
  cashIt: 'deposita|cobra|ingresa|cámbialo|cambialo|cóbralo',
  remainder:
    'el resto|lo demás|lo demas|lo que sobra|nuestro proveedor|al proveedor|la diferencia|tu parte|giras|el sobrante',
  giftCard:
    'tarjeta de regalo|tarjetas de regalo|gift card|google play|itunes|steam|tarjeta amazon|tarjetas amazon',
  buy: 'compra|cómprame|consigue|adquiere',
  cardCodes: 'código|codigo|números de atrás|rasca|ráspa|raspa|numeros de atras|foto de los|reverso',
  ownAccount:
    'tu cuenta|su cuenta|cuenta bancaria que|tu cuenta bancaria|cuenta a tu nombre|una cuenta bancaria|tu propia cuenta',
  incoming:
    'los clientes depositan|clientes pagan|clientes ingresan|recibes las transferencias|recibir pagos|recibes pagos|recibes el dinero|recibir transferencias|depositan en',
  passOn:
    'te quedas|quedas el|mandas el resto|envías el resto|reenvías|reenvias|menos tu comisión|menos tu comision|podamos usar|podemos usar|alquil|rentar|en bitcoin|tu comisión|por semana',
  parcel: 'paquete|encomienda|paquetería',
  atHome: 'tu domicilio|tu casa|tu dirección|su domicilio|en casa',
  resend:
    'reenví|reenvi|cambias la etiqueta|nueva etiqueta|cambias etiquetas|al extranjero|vuelves a enviar|etiqueta y',
  rate: 'calificas hotel|calificar hotel|califica hotel|valorar hotel|valoras hotel|puntuar hotel|me gusta a video|me gusta a vídeo|das me gusta|dar me gusta|das like|dar like|calificas producto|reseñas en|seguir cuentas|ver videos|optimizar pedidos',
  piecePay:
    'usdt|comisión|comision|captura|cada tres|por video|por vídeo|cada video|tareas al día|por like|por tarea',
  recharge: 'recarga|recargas|recargar|pones saldo|depositas en la plataforma|ingresas saldo',
  unlock: 'desbloque|vip|más comisión|mas comision|mayor comisión|siguiente nivel|retirar',
  sendMe:
    'mándame|mandame|mándeme|envíame|enviame|envía|envie|envíe|necesito tu|necesito su|pásame|pasame|dime tu|cuál es tu|cual es tu|hazle foto|toma foto|tómale foto|sube foto|compárteme|foto de tu',
  idCard:
    'dni!|nie!|cédula|cedula|pasaporte|ine!|credencial de elector|curp|tu identificación|carné de conducir|licencia de conducir|licencia de manejo|tarjeta de débito|tarjeta de debito|tarjeta bancaria|tarjeta de crédito|tu tarjeta',
  bothSides:
    'dos caras|ambos lados|ambas caras|por delante y por detrás|delante y detrás|frente y reverso|frente y vuelta|selfie|selfi|en la mano|los dos lados',
  secret:
    'número de tarjeta|numero de tarjeta|nip del banco|tu nip|pin del banco|pin de la tarjeta|cvv|banca en línea|banca en linea|banca online|banca electrónica|clave del banco|clave bancaria|contraseña del banco|contraseña de tu correo|nombre de tu madre|frase semilla',
  oneTimeCode:
    'código de seis|código de verificación|código por sms|código que te lleg|código que te acaba|código que recib|código sms|llegar un código|clave dinámica|código de 6|código del sms',
  tellMe:
    'dímelo|dimelo|dámelo|pásamelo|pasamelo|reenvíame|reenviame|mándamelo|mandamelo|envíamelo|compártemelo|me lo pasas|me lo dices|pásame|dime el',
  remoteControl: 'anydesk|any desk|teamviewer|rustdesk|ultraviewer|quicksupport',
  messenger:
    'whatsapp|wasap|guasap|wsp!|whats!|telegram|t.me|wa.me|signal!|viber|wechat|discord|zangi|messenger',
  moveOn:
    'agrega a|agrégame|agregame|añade a|añádeme|agregue a|para continuar|sigue conmigo|sigamos en|seguimos en|continúa conmigo|borra este chat|por aquí no contesto|aquí no contesto|aqui no contesto|no respondo aquí|este chat lo revisan|chat está vigilado|contacta solo|solo por|únicamente por|escríbeme|escribeme|mándame mensaje|escríbele|la entrevista es por mensaje|di la clave|la jefa|la gerente',
  easy: 'al día|al dia|por día|a la semana|semanal|diari|garantizad|desde tu móvil|desde tu celular|desde casa|por hora|horas diarias',
  unconditional:
    'sin entrevista|no rechazamos|nadie es rechazad|aceptamos a todos|todos son aceptados|di sí|responde sí|empiezas en una hora|contratación inmediata sin',
  invest:
    'invirtiendo|inviertes|inviertas|invierte|compras el kit|comprar el kit|kit de inicio|paquete inicial|pones 100',
  gain: 'duplica|plataforma|socio|invitas|invitar a|traes a dos|ganancias|usdt|multiplica',
  passport: 'pasaporte|documentos de viaje',
  keptByUs:
    'guardamos tu|guardamos su|guardamos el|retenemos|se queda con nosotros|lo guarda|entregas tu|queda en la oficina|custodi',
  typeIn:
    'pon tu tarjeta|su contraseña|tu correo y|tu tarjeta|número de tarjeta|contraseña de|tu banco|datos de tarjeta',
  weCover:
    'pagamos nosotros|lo pagamos|la pagamos|te transferimos|te devolvemos|es gratis|gratis para ti|gratuit|son nuestros|por nuestra cuenta|lo reservamos|remunerad|te la devolvemos|se descuenta de la nómina|se descuenta de la nomina|se paga:|también se paga|empleador paga|empresa pone|tarjeta de la empresa|los pagamos nosotros|te mandamos el portátil|se cobra|según experiencia',
  denial:
    'nunca pedimos|no pedimos|no hay ningún pago|no hay fianza|no pagas|no des a nadie|no te pediríamos|no te pediremos|no los envíes|no hace falta que|no cobramos|no descontamos|en nuestro nombre|se hace pasar|estafa|fraude|sin costo|sin coste',
  stayHere:
    'queda en este chat|por aquí para|seguir por aquí|aquí contesto en|aqui contesto en|solo escribimos desde|si te pierdes|recepción|clientes por|grupo de|nuestros canales|experiencia con|atención al cliente|no contratamos por whatsapp|hasta que nos conozcamos',
}
